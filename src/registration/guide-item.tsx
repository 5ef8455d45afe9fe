import { NAMESPACE } from '#shared/definitions';
import { guideUrl } from '#shared/initial-state';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockTypes } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { PluginBlockSettingsMenuItem } from '@wordpress/editor';
import { help } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { getPlugin, registerPlugin } from '@wordpress/plugins';

const NAME = `${ NAMESPACE }-guide`;

/**
 * Adds the item “Guide to this block” to the options menu of this plugin's blocks. It opens the block's page of the
 * guide in a new tab.
 */
export function addGuideItem(): void {
	if ( getPlugin( NAME ) ) {
		return;
	}
	registerPlugin( NAME, {
		render: () => (
			<PluginBlockSettingsMenuItem
				allowedBlocks={ getBlockTypes()
					.map( ( { name } ) => name )
					.filter( isOurs ) }
				icon={ help }
				label={ __( 'Guide to this block', 'dovetail-blocks' ) }
				onClick={ openGuide }
			/>
		),
	} );
}

const isOurs = ( name: string ) => name.startsWith( `${ NAMESPACE }/` );

function openGuide(): void {
	const { getBlockName, getSelectedBlockClientIds } =
		select( blockEditorStore );
	const [ selected = '' ] = getSelectedBlockClientIds();
	const slug = getBlockName( selected )?.split( '/' )[ 1 ];
	window.open( guideUrl( slug && `blocks/${ slug }` ), '_blank', 'noopener' );
}
