import { createRoot } from '@wordpress/element';
import { ConnectionsPage } from './connections-page';

const root = document.getElementById( 'dovetail-connections' );
if ( root ) {
	createRoot( root ).render( <ConnectionsPage /> );
}
