import { TextareaControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** Meta key of the description. */
const META = 'advanced_seo_description';

type Meta = Record< string, unknown > | undefined;

/** The field for the description, with its length. */
export function Panel(): ReactNode {
	const meta = useSelect(
		( select ) =>
			select( editorStore ).getEditedPostAttribute( 'meta' ) as Meta,
		[]
	);
	const { editPost } = useDispatch( editorStore );
	const description = meta?.[ META ];
	if ( typeof description !== 'string' ) {
		return <p>{ messages.notWritable() }</p>;
	}
	return (
		<TextareaControl
			__nextHasNoMarginBottom
			label={ messages.label() }
			help={ messages.help( [ ...description ].length ) }
			value={ description }
			onChange={ ( text ) =>
				void editPost( { meta: { [ META ]: text } } )
			}
		/>
	);
}
