import { withoutEntities, type AttributesOf } from '#shared/attributes';
import { CaptionField } from '#shared/ui';
import type { EditProps } from '#shared/definitions';
import {
	BlockAlignmentControl,
	BlockControls,
	useBlockProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { ALIGNMENTS, type attributes as schema } from './attributes';
import { Chooser } from './editor/chooser';
import { GifInspector } from './editor/inspector';
import { Stage } from './editor/stage';
import type { Choice } from './editor/use-gif-search';
import { messages } from './messages';
import { embedAddress, gifIdOf } from './rules/gif-address';

/** The way to a GIF, then the GIF as visitors meet it, with its caption. */
export function Edit( {
	attributes: { align, caption, giphyUrl, paddingTop, searchText },
	setAttributes,
	isSelected,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const [ isReplacing, setIsReplacing ] = useState( false );
	const [ returns, setReturns ] = useState( 0 );
	const { createWarningNotice } = useDispatch( noticesStore );
	const id = gifIdOf( giphyUrl );
	const [ root, setRoot ] = useState< HTMLElement | null >( null );

	// Whoever comes from the field, which has gone, goes on at the GIF.
	useEffect( () => {
		if ( returns ) {
			root?.querySelector( 'button' )?.focus();
		}
	}, [ returns, root ] );
	const leave = () => {
		setIsReplacing( false );
		setReturns( ( count ) => count + 1 );
	};
	const handleChoose = ( { gif, words, isUnmeasured }: Choice ) => {
		setAttributes( {
			giphyUrl: embedAddress( gif.id ),
			paddingTop: gif.padding,
			searchText: withoutEntities(
				words || gif.title || ( id ? '' : searchText )
			),
		} );
		if ( isUnmeasured ) {
			void createWarningNotice( messages.usualShape(), {
				id: 'dovetail-gif-shape',
				type: 'snackbar',
			} );
		}
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
			{ id && ! isReplacing && (
				<BlockControls>
					<ToolbarGroup>
						<ToolbarButton onClick={ () => setIsReplacing( true ) }>
							{ messages.replace() }
						</ToolbarButton>
					</ToolbarGroup>
				</BlockControls>
			) }
			{ id && (
				<GifInspector
					searchText={ searchText }
					paddingTop={ paddingTop }
					onChange={ setAttributes }
				/>
			) }
			{ /* No figure here: the editor gives roles to the block and to the caption that a figure and a figcaption cannot have. */ }
			<div { ...blockProps }>
				{ id && ! isReplacing ? (
					<Stage
						key={ `${ id } ${ searchText }` }
						id={ id }
						name={ searchText }
						paddingTop={ paddingTop }
					/>
				) : (
					<Chooser
						start={ id ? searchText : giphyUrl || searchText }
						isOdd={ ! id && giphyUrl !== '' }
						takesFocus={ isReplacing }
						onChoose={ handleChoose }
						onCancel={ id ? leave : undefined }
					/>
				) }
				{ ( caption || ( isSelected && id ) ) && (
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
