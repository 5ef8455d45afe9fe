import { readInitialState } from '#shared/initial-state';
import { useStep } from '#shared/undo';
import {
	__experimentalBlockVariationPicker as BlockVariationPicker,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import type { ReactNode } from 'react';
import { icon } from '../../icon';
import { messages } from '../../messages';
import { blocksOf } from './blocks-of';
import { templates, type Template } from './templates';

/** The kinds of forms to begin with. Whoever skips begins with a plain contact form. */
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
