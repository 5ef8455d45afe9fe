export { AltControl, ArrangeSlide } from './slide-controls';
export { changeSlide } from './arrange';
export { useSlides } from './use-slides';
