import type { AttributesOf } from '#shared/attributes';
import { coerceInteger, parseColour } from '#shared/validation';
import { getColorClassName } from '@wordpress/block-editor';
import type { CSSProperties } from 'react';
import {
	MAX_RADIUS,
	MIN_RADIUS,
	type attributes as schema,
} from '../attributes';
import { ELEMENT_CLASS } from '../markup';
import { parseGradient } from './gradient';

type Look = { className: string; style: CSSProperties };

/**
 * Class names and style of the element. A gradient comes before a background colour, and a name of the theme's before
 * a value; a value that is no colour or no gradient is left out. `server/` draws the same.
 */
export function lookOf( attributes: AttributesOf< typeof schema > ): Look {
	const { textColor, backgroundColor, gradient } = attributes;
	const customText = textColor
		? null
		: parseColour( attributes.customTextColor );
	const customGradient = gradient
		? null
		: parseGradient( attributes.customGradient );
	const hasGradient = Boolean( gradient || customGradient );
	const customBackground =
		hasGradient || backgroundColor
			? null
			: parseColour( attributes.customBackgroundColor );
	const background = hasGradient ? undefined : backgroundColor;
	const classes = [
		ELEMENT_CLASS,
		( textColor || customText ) && 'has-text-color',
		textColor && getColorClassName( 'color', textColor ),
		( hasGradient || background || customBackground ) && 'has-background',
		gradient && getColorClassName( 'gradient-background', gradient ),
		background && getColorClassName( 'background-color', background ),
	];
	return {
		className: classes.filter( Boolean ).join( ' ' ),
		style: {
			background: customGradient ?? undefined,
			backgroundColor: customBackground ?? undefined,
			color: customText ?? undefined,
			borderRadius: radiusOf( attributes.borderRadius ),
		},
	};
}

function radiusOf( radius: unknown ): string | undefined {
	return typeof radius === 'number'
		? `${ coerceInteger( radius, {
				min: MIN_RADIUS,
				max: MAX_RADIUS,
				fallback: MIN_RADIUS,
			} ) }px`
		: undefined;
}
