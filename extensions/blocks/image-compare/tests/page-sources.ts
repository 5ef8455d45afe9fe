import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'view/compare.ts',
		'attribute style',
		'sliderSettings: one of two words, a number; the direction of reading',
	],
	[
		'view/build-slider.ts',
		'attribute element',
		'two pictures, their labels as text, a style that WordPress has filtered; attributes are given back as they were found',
	],
	[
		'rules/slider-options.ts',
		'attribute',
		'one of two words and a number in range',
	],
];
