import { viewData } from '#shared/view';

/** Where maps come from, and the public key that opens the door. */
export type MapService = { address: string; key: string };

/** What the server printed for maps; null on a site without a key. */
export function mapService( doc: Document ): MapService | null {
	const { map } = viewData( 'map', doc ) as {
		map?: Partial< MapService >;
	};
	return map && map.address && map.key
		? { address: map.address, key: map.key }
		: null;
}
