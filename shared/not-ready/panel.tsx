import { NAMESPACE } from '#shared/definitions';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType, store as blocksStore } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { select, useDispatch } from '@wordpress/data';
import { PluginPrePublishPanel, store as editorStore } from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { getPlugin, registerPlugin } from '@wordpress/plugins';
import type { ReactNode } from 'react';
import { useReasons } from './reasons';

const NAME = `${ NAMESPACE }-not-ready`;

/** Adds the section to the publish panel, unless it exists. */
export function addPanel(): void {
	if ( ! getPlugin( NAME ) ) {
		registerPlugin( NAME, { render: NotReadyPanel } );
	}
}

/** Lists the blocks of the post that visitors can't use yet. Shows nothing if all are ready. */
function NotReadyPanel(): ReactNode {
	const reasons = useReasons();
	const { selectBlock } = useDispatch( blockEditorStore );
	const { closePublishSidebar } = useDispatch( editorStore );
	// Blocks in previews are not in this store.
	const { getBlockName, getBlockAttributes } = select( blockEditorStore );
	const { getActiveBlockVariation } = select( blocksStore );
	const blocks = [ ...reasons ].flatMap( ( [ clientId, reason ] ) => {
		const name = getBlockName( clientId );
		if ( ! name ) {
			return [];
		}
		const { title = name } =
			getActiveBlockVariation(
				name,
				getBlockAttributes( clientId ) ?? {}
			) ??
			getBlockType( name ) ??
			{};
		return [ { clientId, reason, title } ];
	} );
	return (
		blocks.length > 0 && (
			<PluginPrePublishPanel
				title={ __( 'Not ready for visitors', 'dovetail-blocks' ) }
				icon={ <></> }
				initialOpen
			>
				<ul style={ { margin: 0 } }>
					{ blocks.map( ( { clientId, reason, title } ) => (
						<li key={ clientId }>
							<strong>{ title }</strong>
							<br />
							{ reason }{ ' ' }
							<Button
								variant="link"
								onClick={ () => {
									void closePublishSidebar();
									void selectBlock( clientId );
								} }
							>
								{ sprintf(
									// translators: %s: title of a block, such as Donations.
									__( 'Go to: %s', 'dovetail-blocks' ),
									title
								) }
							</Button>
						</li>
					) ) }
				</ul>
			</PluginPrePublishPanel>
		)
	);
}
