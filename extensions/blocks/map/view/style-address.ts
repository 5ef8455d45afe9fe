import type { MapStyle } from '../attributes';

/** Mapbox's own styles; all of them with names, which a map without details hides. */
const STYLES: Readonly< Record< MapStyle, string > > = {
	default: 'streets-v11',
	black_and_white: 'light-v10',
	satellite: 'satellite-streets-v11',
	terrain: 'outdoors-v11',
};

/** The address of a style, as the library takes it. */
export function styleAddress( style: MapStyle ): string {
	return `mapbox://styles/mapbox/${ STYLES[ style ] }`;
}
