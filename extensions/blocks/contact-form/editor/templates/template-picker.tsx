import { createBlock, getBlockType } from '@wordpress/blocks';
import type { Block } from '@wordpress/blocks';
import type { ReactNode } from 'react';
import {
	__experimentalBlockVariationPicker as BlockVariationPicker,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { readInitialState } from '#shared/initial-state';
import { useStep } from '#shared/undo';
import { templates } from './templates';
import type { Template } from './templates';
import { icon } from '../../icon';
import { messages } from '../../messages';

/** Creates the blocks of a template, without those that the site does not offer. */
function blocksOf( { innerBlocks }: Template ): Block[] {
	return innerBlocks.flatMap( ( [ name, attributes = {} ] ) =>
		getBlockType( name ) ? [ createBlock( name, attributes ) ] : []
	);
}

/** The template picker. An author who skips it gets a plain contact form. */
export function TemplatePicker( {
	clientId,
	onPick,
}: {
	clientId: string;
	onPick( attributes: Template[ 'attributes' ] ): void;
} ): ReactNode {
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const step = useStep( clientId );
	const offered = templates( readInitialState().siteType );
	return (
		<BlockVariationPicker
			icon={ icon }
			label={ messages.title() }
			instructions={ messages.chooseTemplate() }
			variations={ offered }
			allowSkip
			onSelect={ ( picked = offered[ 0 ] ) => {
				if ( picked ) {
					onPick( picked.attributes );
					step( () =>
						replaceInnerBlocks( clientId, blocksOf( picked ), true )
					);
				}
			} }
		/>
	);
}
