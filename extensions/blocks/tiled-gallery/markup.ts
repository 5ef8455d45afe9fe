import type { CSSProperties } from 'react';

/** Class names that `save`, `edit` and the stylesheet share. */
export const ROOT_CLASS = 'wp-block-dovetail-tiled-gallery';
export const LIST_CLASS = `${ ROOT_CLASS }__list`;
export const ITEM_CLASS = `${ ROOT_CLASS }__item`;
export const IMAGE_CLASS = `${ ROOT_CLASS }__image`;

/** Returns only the valid lengths from a style that `rules/layout.ts` created. `Pictures` in PHP does the same. */
export const lengthsOf = ( style = '' ): CSSProperties =>
	Object.fromEntries(
		[ ...style.matchAll( /(--tile-[a-z-]+): *(-?[\d.]+)/g ) ].map(
			( [ , name, length ] ) => [ name, length ]
		)
	);
