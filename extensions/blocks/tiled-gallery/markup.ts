import type { CSSProperties } from 'react';

/** Class names that `save`, `edit` and the stylesheet share. */
export const ROOT_CLASS = 'wp-block-dovetail-tiled-gallery';
export const LIST_CLASS = `${ ROOT_CLASS }__list`;
export const ITEM_CLASS = `${ ROOT_CLASS }__item`;
export const IMAGE_CLASS = `${ ROOT_CLASS }__image`;

/**
 * Returns the valid lengths in a style that `rules/layout.ts` wrote, and drops everything else. `Pictures` in PHP
 * follows the same rule.
 */
export const lengthsOf = ( style = '' ): CSSProperties =>
	Object.fromEntries(
		[ ...style.matchAll( /(--tile-[a-z-]+): *(-?[\d.]+)/g ) ].map(
			( [ , name, length ] ) => [ name, length ]
		)
	);
