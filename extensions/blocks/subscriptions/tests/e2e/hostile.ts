import { type Root } from '#e2e/hostile';

/** The element the view script mounts on, with all data it reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-subscriptions',
		'data-endpoint data-success',
		'<p class="wp-block-dovetail-subscriptions__status">§</p>',
	],
];
