import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useHeldSelection } from '#shared/ui';
import {
	BlockControls,
	InnerBlocks,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { Settings, Sidebar } from './editor/settings';
import { ROOT_CLASS, type Rule } from './markup';
import { messages } from './messages';
import { isVisible } from './rules/visits';

/**
 * The content as visitors see it. Above it are the settings while the block is selected, otherwise a sentence about who
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
	const isEdited = useHeldSelection( isSelected || isChildSelected );
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
			{ isEdited ? (
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

/** Type of visitor that the author previews; null shows all content. */
type Seen = 'newcomer' | 'regular' | null;

/**
 * Whether the previewed visitor sees the content. A `newcomer` is on the first visit, a `regular` on the first visit
 * after the threshold.
 */
function isSeenBy( seen: Seen, { criteria, threshold }: Rule ): boolean {
	return (
		seen === null ||
		isVisible(
			criteria,
			threshold,
			seen === 'newcomer' ? 1 : threshold + 1
		)
	);
}

/**
 * Two toolbar buttons that preview the content for a new visitor and for a returning visitor. A second click ends the
 * preview.
 */
function PreviewAs( {
	seen,
	onChange,
}: {
	seen: Seen;
	onChange( seen: Seen ): void;
} ): ReactNode {
	return (
		<BlockControls>
			<ToolbarGroup>
				{ ( [ 'newcomer', 'regular' ] as const ).map( ( who ) => (
					<ToolbarButton
						key={ who }
						isPressed={ seen === who }
						onClick={ () => onChange( seen === who ? null : who ) }
					>
						{ messages.previewAs[ who ]() }
					</ToolbarButton>
				) ) }
			</ToolbarGroup>
		</BlockControls>
	);
}
