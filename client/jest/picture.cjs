// A picture in a test: nothing is painted, so any address will do.
module.exports = '/picture.webp';
