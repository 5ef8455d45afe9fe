export { AltControl } from './alt-control';
export { changeSlide, moveSlide, removeSlide } from './arrange';
export { ArrangeSlide } from './arrange-slide';
