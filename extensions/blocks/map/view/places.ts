import { format } from '#shared/view';
import { CAPTION_CLASS, PLACE_CLASS, TITLE_CLASS } from '../class-names';
import { fromCoordinatesValue } from '../markup';
import type { Coordinates } from '../rules/coordinates';

/** An entry of the saved list. */
export type Place = {
	entry: HTMLElement;
	/** Null for an entry that stays in the list alone. */
	coordinates: Coordinates | null;
	/** Label of its marker. */
	name: string;
	caption: string;
	/** URL of its page in a maps service; empty for none. */
	address: string;
};

/** The places of a page, read from the list that everybody gets. */
export function readPlaces( root: HTMLElement, unnamed: string ): Place[] {
	return Array.from(
		root.querySelectorAll< HTMLElement >( `.${ PLACE_CLASS }` ),
		( entry, index ) => {
			const part = ( name: string ) =>
				entry.querySelector( `.${ name }` )?.textContent?.trim() ?? '';
			const link = entry.querySelector< HTMLAnchorElement >(
				`a.${ TITLE_CLASS }`
			);
			return {
				entry,
				coordinates: fromCoordinatesValue( entry.dataset.coordinates ),
				name: part( TITLE_CLASS ) || format( unnamed, index + 1 ),
				caption: part( CAPTION_CLASS ),
				address: link?.href ?? '',
			};
		}
	);
}

/** Whether a place has a marker. */
export function isOnMap(
	place: Place
): place is Place & { coordinates: Coordinates } {
	return place.coordinates !== null;
}
