import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import {
	InnerBlocks,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { PreviewAs, isSeenBy, type Seen } from './editor/preview';
import { Settings } from './editor/settings';
import { Sidebar } from './editor/sidebar';
import { ROOT_CLASS, type Rule } from './markup';
import { messages } from './messages';

/**
 * The content as visitors see it. Above it are the settings if the block is selected, otherwise a sentence about who
 * sees the content.
 */
export function Edit( {
	attributes,
	setAttributes,
	isSelected,
	clientId,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const { isEmpty, isChildSelected } = useSelect(
		( select ) => {
			const { getBlockCount, hasSelectedInnerBlock } =
				select( blockEditorStore );
			return {
				isEmpty: getBlockCount( clientId ) === 0,
				isChildSelected: hasSelectedInnerBlock( clientId, true ),
			};
		},
		[ clientId ]
	);
	const rule: Rule = attributes;
	const [ seen, setSeen ] = useState< Seen >( null );
	const isSeen = isSeenBy( seen, rule );
	const innerBlocksProps = useInnerBlocksProps(
		{ className: `${ ROOT_CLASS }__content`, hidden: ! isSeen },
		isEmpty ? { renderAppender: InnerBlocks.ButtonBlockAppender } : {}
	);

	return (
		<div { ...useBlockProps() }>
			<Sidebar rule={ rule } onChange={ setAttributes } />
			<PreviewAs seen={ seen } onChange={ setSeen } />
			{ isSelected || isChildSelected ? (
				<Settings rule={ rule } onChange={ setAttributes } />
			) : (
				<p className={ `${ ROOT_CLASS }__audience` }>
					{ messages.audience( rule ) }
				</p>
			) }
			{ seen && ! isSeen && (
				<p className={ `${ ROOT_CLASS }__hidden` } role="status">
					{ messages.hiddenFrom[ seen ]() }
				</p>
			) }
			<div { ...innerBlocksProps } />
		</div>
	);
}
