import type { Coordinates } from './coordinates';

/** How near the maps service shows a place. */
const ZOOM = 16;

/** The page of a maps service that shows a place. OpenStreetMap: no account, no advertising, the same for ever. */
export function placeAddress( { longitude, latitude }: Coordinates ): string {
	return `https://www.openstreetmap.org/?mlat=${ latitude }&mlon=${ longitude }#map=${ ZOOM }/${ latitude }/${ longitude }`;
}

/** What opens the maps app of a telephone. It is no part of the saved HTML: WordPress takes such links out. */
export function geoAddress( { longitude, latitude }: Coordinates ): string {
	return `geo:${ latitude },${ longitude }?q=${ latitude },${ longitude }`;
}
