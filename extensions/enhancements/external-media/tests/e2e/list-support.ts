import { php } from '#e2e';
import { ask } from './server-support';

/** Lists what Pexels has. */
export const PATH = '/wpcom/v2/external-media/list/pexels';

type Item = {
	ID: string;
	guid: string;
	title: string;
	alt: string;
	name: string;
	file_name: string;
	type: string;
	caption: string;
	attribution: { text: string; url?: string }[];
	thumbnails: { medium: string; fmt_hd: string };
	width: number;
	height: number;
};

/** A list of photographs. */
export type List = { media: Item[]; meta: { next_page: string | false } };

/** Asks the site for photographs, as an author. */
export const list = ( query: Record< string, unknown >, more = {} ) =>
	ask< List >( { path: PATH, query, ...more } );

/** Returns a user's sources from the initial state. */
export const sources = ( who: string, before = '' ) =>
	php< { id: string; servedBy: string }[] >(
		`wp_set_current_user( get_user_by( 'login', $input )->ID );
		${ before }
		return \\Dovetail\\Plugin\\Initial_State::state()['mediaSources'];`,
		who
	).then( ( all ) =>
		all.map( ( { id, servedBy } ) => `${ id } ${ servedBy }` )
	);
