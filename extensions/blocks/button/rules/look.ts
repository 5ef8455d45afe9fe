import type { AttributesOf } from '#shared/attributes';
import { parseGradient, presetVariable } from '#shared/look';
import type { CSSProperties } from 'react';
import type { attributes as schema } from '../attributes';

type Look = { className: string | undefined; style: CSSProperties };

/**
 * What the block's element says of its button, for the editor and as it is saved: custom properties, and classes that say
 * which of them are set. A gradient comes before a background color, and a choice of the theme before a value; a value
 * that is no color or no gradient is left out.
 */
export function lookOf( attributes: AttributesOf< typeof schema > ): Look {
	const { textColor, backgroundColor, gradient, borderRadius } = attributes;
	const set = Object.entries( {
		text:
			presetVariable( 'color', textColor ) ?? attributes.customTextColor,
		background:
			presetVariable( 'gradient', gradient ) ??
			parseGradient( attributes.customGradient ) ??
			presetVariable( 'color', backgroundColor ) ??
			attributes.customBackgroundColor,
		radius: borderRadius === undefined ? null : `${ borderRadius }px`,
	} ).filter( ( [ , value ] ) => typeof value === 'string' );
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
