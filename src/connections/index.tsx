import { createRoot } from '@wordpress/element';
import { ConnectionsPage } from './connections-page';
import type { FreeBlock } from './search';

const root = document.getElementById( 'dovetail-connections' );
if ( root ) {
	const blocks = JSON.parse( root.dataset.blocks ?? '[]' ) as FreeBlock[];
	createRoot( root ).render( <ConnectionsPage blocks={ blocks } /> );
}
