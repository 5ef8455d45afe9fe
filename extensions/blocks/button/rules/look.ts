import type { AttributesOf } from '#shared/attributes';
import { parseGradient, presetVariable } from '#shared/look';
import { coerceInteger, parseColour } from '#shared/validation';
import type { CSSProperties } from 'react';
import {
	MAX_RADIUS,
	MIN_RADIUS,
	type attributes as schema,
} from '../attributes';

type Look = { className: string | undefined; style: CSSProperties };

/**
 * What the block's element says of its button, for the editor and as it is saved: custom properties, and classes that say
 * which of them are set. A gradient comes before a background colour, and a choice of the theme before a value; a value
 * that is no colour or no gradient is left out.
 */
export function lookOf( attributes: AttributesOf< typeof schema > ): Look {
	const { textColor, backgroundColor, gradient } = attributes;
	const set = Object.entries( {
		text:
			presetVariable( 'color', textColor ) ??
			parseColour( attributes.customTextColor ),
		background:
			presetVariable( 'gradient', gradient ) ??
			parseGradient( attributes.customGradient ) ??
			presetVariable( 'color', backgroundColor ) ??
			parseColour( attributes.customBackgroundColor ),
		radius: radiusOf( attributes.borderRadius ),
	} ).filter( ( [ , value ] ) => value !== null );
	return {
		className:
			set.map( ( [ name ] ) => `has-own-${ name }` ).join( ' ' ) ||
			undefined,
		style: Object.fromEntries(
			set.map( ( [ name, value ] ) => [
				`--dovetail-button-${ name }`,
				value,
			] )
		),
	};
}

function radiusOf( radius: unknown ): string | null {
	return typeof radius === 'number'
		? `${ coerceInteger( radius, {
				min: MIN_RADIUS,
				max: MAX_RADIUS,
				fallback: MIN_RADIUS,
			} ) }px`
		: null;
}
