import { type Root } from '#e2e/hostile';

/** The element that the view script controls, with all data that the script reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-subscriptions',
		'data-endpoint data-success',
		'<p class="wp-block-dovetail-subscriptions__status">§</p>',
	],
];
