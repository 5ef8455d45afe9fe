import { CheckboxControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import type { ReactNode } from 'react';

/** A panel's checkbox that stores its value in the edited post. */
export function PostCheckbox( {
	field,
	label,
}: {
	/** REST field of the post: true or false. */
	field: string;
	label: string;
} ): ReactNode {
	const isTicked = useSelect(
		( select ) =>
			select( editorStore ).getEditedPostAttribute( field ) !== false,
		[ field ]
	);
	const { editPost } = useDispatch( editorStore );
	return (
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ label }
			checked={ isTicked }
			onChange={ ( ticked ) => void editPost( { [ field ]: ticked } ) }
		/>
	);
}
