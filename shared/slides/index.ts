export { AltControl } from './alt-control';
export { changeSlide } from './arrange';
export { ArrangeSlide } from './arrange-slide';
