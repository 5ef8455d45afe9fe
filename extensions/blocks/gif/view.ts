import { mountAll } from '#shared/view';
import { OWN_CLASS, STAGE_CLASS } from './markup';
import { gifFacade } from './view/gif-facade';

/**
 * Loads a chunk from this file's folder, with the same version. A chunk loader would be larger than the rest of this
 * file.
 */
const part = < Part >( name: string ): Promise< Part > =>
	import(
		/* webpackIgnore: true */ import.meta.url.replace( 'view.js', name )
	);

const facade = gifFacade( () => part( 'touched.js' ) );

mountAll( `.${ STAGE_CLASS }, .${ OWN_CLASS }`, ( root, signal ) => {
	if ( root.querySelector( 'a' ) ) {
		facade( root, signal );
	} else {
		void part< typeof import( './moving' ) >( 'moving.js' ).then(
			( { ownPlayer } ) => ownPlayer( root, signal )
		);
	}
} );
