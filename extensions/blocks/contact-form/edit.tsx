import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { useStep } from '#shared/undo';
import {
	__experimentalBlockVariationPicker as BlockVariationPicker,
	Inserter,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { type Block, createBlock, getBlockType } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { ALLOWED_BLOCKS, SUGGESTED_BLOCKS } from './editor/allowed-blocks';
import { useCrm } from './editor/crm-panel';
import {
	FormInspector,
	FormToolbar,
	useDefaultRecipient,
} from './editor/form-settings';
import { type Template, templates } from './editor/templates';
import { icon } from './icon';
import { ROOT_CLASS } from './markup';
import { messages } from './messages';
import { validRecipients } from './rules/author-input';

/**
 * Whether the block has been selected since it was mounted. Data that only editing needs loads on the first selection.
 */
function useWasSelected( isSelected: boolean ): boolean {
	const [ wasSelected, setWasSelected ] = useState( isSelected );
	if ( isSelected && ! wasSelected ) {
		setWasSelected( true );
	}
	return wasSelected || isSelected;
}

/** The form in the editor, with fields edited in place. An empty form shows a choice of templates. */
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
	const isEdited = isSelected || isChildSelected;
	const defaultRecipient = useDefaultRecipient( useWasSelected( isEdited ) );
	const crm = useCrm( useWasSelected( isSelected ) );
	const settings = { attributes, setAttributes, defaultRecipient };
	const blockProps = useBlockProps();
	const renderAppender = useCallback(
		() => <FieldAppender clientId={ clientId } />,
		[ clientId ]
	);
	const innerBlocksProps = useInnerBlocksProps(
		// The editor uses the same layout class as the page.
		{ className: `${ ROOT_CLASS }__form` },
		{
			allowedBlocks: ALLOWED_BLOCKS,
			prioritizedInserterBlocks: SUGGESTED_BLOCKS,
			renderAppender,
		}
	);
	return (
		<div { ...blockProps }>
			<FormToolbar { ...settings } />
			<FormInspector { ...settings } { ...{ crm, clientId } } />
			{ isEmpty ? (
				<TemplatePicker
					clientId={ clientId }
					onPick={ setAttributes }
				/>
			) : (
				<div { ...innerBlocksProps } />
			) }
			{ /* The sidebar of a block in a locked pattern does not show the form's settings. */ }
			{ isEdited && ! isEmpty && (
				<p className={ `${ ROOT_CLASS }__recipients` }>
					{ messages.goesTo(
						validRecipients( attributes.to ).join( ', ' ) ||
							defaultRecipient
					) }
				</p>
			) }
		</div>
	);
}

/** The "+" button of the form. New blocks go before the submit button, or at the end if the form has none. */
function FieldAppender( { clientId }: { clientId: string } ): ReactNode {
	const button = useSelect(
		( select ) =>
			select( blockEditorStore )
				.getBlocks( clientId )
				.findLast( hasButton )?.clientId,
		[ clientId ]
	);
	return (
		<Inserter
			rootClientId={ clientId }
			// The new block is inserted before the submit button, or before the group or columns around it.
			clientId={ button }
			isAppender
			__experimentalIsQuick
			toggleProps={ {
				className: 'block-editor-button-block-appender',
				label: messages.addField(),
			} }
		/>
	);
}

function hasButton( { name, innerBlocks }: Block ): boolean {
	return name === 'dovetail/button' || innerBlocks.some( hasButton );
}

/** Creates the blocks of a template. Skips block types that are unavailable on the site. */
function blocksOf( { innerBlocks }: Template ): Block[] {
	return innerBlocks.flatMap( ( [ name, attributes = {} ] ) =>
		getBlockType( name ) ? [ createBlock( name, attributes ) ] : []
	);
}

/** An author who skips the picker gets the first template, a plain contact form. */
function TemplatePicker( {
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
