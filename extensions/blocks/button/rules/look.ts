import type { AttributesOf } from '#shared/attributes';
import { parseGradient, presetVariable } from '#shared/look';
import type { CSSProperties } from 'react';
import type { attributes as schema } from '../attributes';

type Look = { className: string | undefined; style: CSSProperties };

/**
 * Returns custom properties and classes for the block's element, in the editor and the saved HTML. A gradient overrides
 * a background color, and a theme preset overrides a custom value. Omits invalid colors and gradients.
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
