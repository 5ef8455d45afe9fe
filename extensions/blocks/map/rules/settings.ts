import { coerceInteger, coerceOneOf, parseColour } from '#shared/validation';
import {
	ALIGNMENTS,
	DEFAULT_CENTER,
	DEFAULT_COLOR,
	MAP_HEIGHT,
	MAP_STYLES,
	ZOOM,
	type Alignment,
	type MapStyle,
} from '../attributes';
import { readCoordinates, type Coordinates } from './coordinates';

/** The level of the map, brought into the service's range. */
export function readZoom( raw: unknown ): number {
	return coerceInteger( raw, ZOOM );
}

/** Where the map begins, in either shape. */
export function readCenter( raw: unknown ): Coordinates {
	return readCoordinates( raw ) ?? { ...DEFAULT_CENTER };
}

/** The markers' colour as CSS takes it. */
export function readColor( raw: unknown ): string {
	return parseColour( raw ) ?? DEFAULT_COLOR;
}

/** Pixels, or undefined: then the width decides. */
export function readHeight( raw: unknown ): number | undefined {
	const height = coerceInteger( raw, { fallback: 0 } );
	return height > 0
		? Math.min( MAP_HEIGHT.max, Math.max( MAP_HEIGHT.min, height ) )
		: undefined;
}

export function readStyle( raw: unknown ): MapStyle {
	return coerceOneOf( raw, MAP_STYLES, 'default' );
}

export function readAlignment( raw: unknown ): Alignment | undefined {
	return ALIGNMENTS.find( ( each ) => each === raw );
}
