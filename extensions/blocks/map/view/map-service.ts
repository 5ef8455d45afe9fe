import { viewData } from '#shared/view';
import { PROVIDERS, type MapService, type Provider } from '../rules/providers';

/** What the server printed for maps; null where it printed nothing that a map can come from. */
export function mapService( doc: Document ): MapService | null {
	const { map } = viewData( 'map', doc ) as {
		map?: Partial< MapService >;
	};
	return map?.address && PROVIDERS.includes( map.provider as Provider )
		? ( map as MapService )
		: null;
}
