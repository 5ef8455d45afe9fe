// Stands for a stylesheet in a unit test: nothing is painted there.
module.exports = {};
