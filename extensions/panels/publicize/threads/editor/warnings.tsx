import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { Button, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';
import { WARNINGS, type Warning } from '../endpoints';
import { messages } from '../messages';

/** Blocks that are named of each kind. */
const MOST = 10;

/** Content that the thread omits or changes, with links to the blocks. */
export function Warnings( {
	warnings,
}: {
	warnings: readonly Warning[];
} ): ReactNode {
	const { selectBlock } = useDispatch( blockEditorStore );
	const titleOf = useSelect( ( select ) => {
		const { getBlockName } = select( blockEditorStore );
		return ( id: string ) => {
			const name = getBlockName( id );
			return name ? ( getBlockType( name )?.title ?? name ) : null;
		};
	}, [] );
	return WARNINGS.map( ( kind ) => {
		const there = warnings.flatMap( ( warning ) => {
			const title =
				warning.kind === kind ? titleOf( warning.clientId ) : null;
			return title ? [ { id: warning.clientId, title } ] : [];
		} );
		return there.length === 0 ? null : (
			<Notice key={ kind } status="warning" isDismissible={ false }>
				<p style={ { margin: 0 } }>{ messages.warning[ kind ]() }</p>
				{ there.slice( 0, MOST ).map( ( { id, title } ) => (
					<div key={ id }>
						<Button
							variant="link"
							onClick={ () => void selectBlock( id ) }
						>
							{ messages.goTo( title ) }
						</Button>
					</div>
				) ) }
			</Notice>
		);
	} );
}
