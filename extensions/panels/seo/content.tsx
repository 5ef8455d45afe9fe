import { decodeOnce } from '#shared/attributes';
import {
	TextControl,
	TextareaControl,
	ToggleControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** Meta fields of the post, shared with other plugins. */
const DESCRIPTION = 'advanced_seo_description';
const TITLE = 'jetpack_seo_html_title';
const IS_HIDDEN = 'jetpack_seo_noindex';

type Meta = Record< string, unknown > | undefined;

/**
 * Fields for the search title and description that show their lengths, and a checkbox that hides the post from search
 * engines.
 */
export function Panel(): ReactNode {
	const { meta, postTitle } = useSelect( ( select ) => {
		const editor = select( editorStore );
		return {
			meta: editor.getEditedPostAttribute( 'meta' ) as Meta,
			postTitle: String( editor.getEditedPostAttribute( 'title' ) ?? '' ),
		};
	}, [] );
	const { editPost } = useDispatch( editorStore );
	const change = ( key: string ) => ( value: string | boolean ) =>
		void editPost( { meta: { [ key ]: value } } );
	const description = meta?.[ DESCRIPTION ];
	const title = meta?.[ TITLE ];
	if ( typeof description !== 'string' ) {
		return <p>{ messages.notWritable() }</p>;
	}
	return (
		<VStack spacing={ 4 }>
			{ typeof title === 'string' && (
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ messages.title() }
					help={ messages.titleHelp( [ ...title ].length ) }
					placeholder={ decodeOnce( postTitle ) }
					value={ title }
					onChange={ change( TITLE ) }
				/>
			) }
			<TextareaControl
				__nextHasNoMarginBottom
				label={ messages.label() }
				help={ messages.help( [ ...description ].length ) }
				value={ description }
				onChange={ change( DESCRIPTION ) }
			/>
			{ typeof meta?.[ IS_HIDDEN ] === 'boolean' && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.hide() }
					help={ messages.hideHelp() }
					checked={ meta[ IS_HIDDEN ] }
					onChange={ change( IS_HIDDEN ) }
				/>
			) }
		</VStack>
	);
}
