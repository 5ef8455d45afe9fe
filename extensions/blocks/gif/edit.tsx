import { toPlainText } from '#shared/attributes';
import { CaptionField, useHeldSelection } from '#shared/ui';
import type { EditProps } from '#shared/definitions';
import {
	BlockAlignmentControl,
	BlockControls,
	useBlockProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { ALIGNMENTS } from './attributes';
import { Chooser } from './editor/chooser';
import { GifInspector } from './editor/inspector';
import type { OwnFile } from './editor/library-buttons';
import { OwnStage, Stage } from './editor/stage';
import { type Choice, useLookUp } from './editor/use-gif-search';
import type { Attributes } from './save';
import { messages } from './messages';
import { embedAddress, gifIdOf } from './rules/gif-address';
import { PADDING } from './rules/padding';

/** Shows the search. Once a GIF is chosen, shows the GIF as visitors see it, with its caption. */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: EditProps< Attributes > ): ReactNode {
	const { align, caption, file, giphyUrl, poster, searchText } = attributes;
	const [ isReplacing, setIsReplacing ] = useState( false );
	const [ returns, setReturns ] = useState( 0 );
	const [ askedFor, setAskedFor ] = useState( '' );
	const choices = useRef( 0 );
	const { createWarningNotice } = useDispatch( noticesStore );
	const id = file ? null : gifIdOf( giphyUrl );
	const hasGif = id !== null || file !== undefined;
	const isEdited = useHeldSelection( isSelected );
	const [ root, setRoot ] = useState< HTMLElement | null >( null );
	useLookUp( clientId, setAttributes );

	// When the search field closes, move the focus to the GIF.
	useEffect( () => {
		if ( returns ) {
			root?.querySelector( 'button' )?.focus();
		}
	}, [ returns, root ] );
	const leave = () => {
		choices.current++;
		setIsReplacing( false );
		setReturns( ( count ) => count + 1 );
	};
	const handleChoose = ( { gif, words, isUnmeasured }: Choice ) => {
		setAttributes( {
			file: undefined,
			giphyUrl: embedAddress( gif.id ),
			paddingTop: gif.padding,
			poster: gif.id === id ? poster : undefined,
			searchText: toPlainText(
				gif.title || words || ( id ? '' : searchText )
			),
		} );
		if ( isUnmeasured ) {
			void createWarningNotice( messages.usualShape(), {
				id: 'dovetail-gif-shape',
				type: 'snackbar',
			} );
		}
		setAskedFor( gif.id );
		leave();
	};
	const handleChooseFile = ( chosen: OwnFile ) => {
		setAttributes( {
			file: chosen,
			giphyUrl: '',
			paddingTop: PADDING.fallback,
			poster: undefined,
			searchText: '',
		} );
		leave();
	};

	const blockProps = useBlockProps( {
		ref: setRoot,
		className: `align${ align }`,
		'data-align': align,
	} );
	return (
		<>
			<BlockControls group="block">
				<BlockAlignmentControl
					value={ align }
					controls={ ALIGNMENTS }
					onChange={ ( next ) =>
						setAttributes( {
							align:
								ALIGNMENTS.find( ( each ) => each === next ) ??
								'center',
						} )
					}
				/>
			</BlockControls>
			{ hasGif && ! isReplacing && (
				<BlockControls>
					<ToolbarGroup>
						<ToolbarButton onClick={ () => setIsReplacing( true ) }>
							{ messages.replace() }
						</ToolbarButton>
					</ToolbarGroup>
				</BlockControls>
			) }
			{ hasGif && (
				<GifInspector { ...attributes } onChange={ setAttributes } />
			) }
			{ /* No figure here: the editor gives roles to the block and to the caption that a figure and a figcaption cannot have. */ }
			<div { ...blockProps }>
				{ ( ! hasGif || isReplacing ) && (
					<Chooser
						start={ id ? searchText : giphyUrl || searchText }
						isOdd={ ! hasGif && giphyUrl !== '' }
						takesFocus={ isReplacing }
						choices={ choices }
						onChoose={ handleChoose }
						onChooseFile={ handleChooseFile }
						onCancel={ hasGif ? leave : undefined }
					/>
				) }
				{ id && ! isReplacing && (
					<Stage
						key={ `${ id } ${ searchText } ${ poster?.url }` }
						{ ...attributes }
						id={ id }
						isOpen={ askedFor === id }
					/>
				) }
				{ file && ! isReplacing && (
					<OwnStage
						key={ `${ file.url } ${ file.alt }` }
						file={ file }
					/>
				) }
				{ ( caption || ( isEdited && hasGif ) ) && (
					<CaptionField
						value={ caption }
						onChange={ ( next ) =>
							setAttributes( { caption: next } )
						}
					/>
				) }
			</div>
		</>
	);
}
