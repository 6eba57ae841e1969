// A program that is asked, and after its second answer does nothing but reckon, as within a long statement.
process.once('message', () => {
  process.once('message', () => process.send({ answer: 'soon' }, () => setTimeout(forever, 20)));
  process.send({ answer: 'here' });
});

function forever() {
  for (;;);
}
