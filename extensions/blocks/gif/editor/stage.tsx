import { translateText } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import { useBehavior } from '#shared/ui';
import { prefersReducedMotion, windowOf } from '#shared/view';
import type { ReactNode } from 'react';
import { type Attributes, Facade, OwnFile, paddingStyle } from '../save';
import { OWN_CLASS, PLAYER, STAGE_CLASS } from '../markup';
import { gifFacade } from '../view/gif-facade';
import { playGif } from '../touched';
import { ownPlayer } from '../moving';
import { serverMessages } from '../server-data';

/** Returns the texts of the click-to-load button in the author's language. */
const words = () =>
	Object.fromEntries(
		Object.entries( serverMessages ).map( ( [ key, sentence ] ) => [
			key,
			translateText( sentence ),
		] )
	) as typeof serverMessages;

/** A service's GIF, shown by the visitors' view script. Plays when the author requests it. */
export function Stage( {
	id,
	searchText,
	paddingTop,
	poster,
	isOpen,
}: Pick< Attributes, 'searchText' | 'paddingTop' | 'poster' > & {
	id: string;
	/** Whether the author has just chosen the GIF. */
	isOpen: boolean;
} ): ReactNode {
	const { 'gif-player': player = PLAYER } = readInitialState().services;
	const ref = useBehavior( ( stage, signal ) => {
		gifFacade(
			async () => ( {
				playGif: ( root, link, gone, wasPressed ) =>
					playGif( root, link, gone, wasPressed, player ),
			} ),
			words()
		)( stage, signal );
		if ( isOpen && ! prefersReducedMotion( windowOf( stage ) ) ) {
			stage.querySelector( 'button' )?.click();
		}
	}, [] );
	return (
		<div
			ref={ ref }
			className={ STAGE_CLASS }
			style={ paddingStyle( paddingTop ) }
		>
			<Facade id={ id } poster={ poster } searchText={ searchText } />
		</div>
	);
}

/** The site's own GIF, as visitors see it. */
export function OwnStage( {
	file,
}: {
	file: NonNullable< Attributes[ 'file' ] >;
} ): ReactNode {
	const ref = useBehavior( ownPlayer, [] );
	return (
		<div ref={ ref } className={ OWN_CLASS }>
			<OwnFile file={ file } />
		</div>
	);
}
