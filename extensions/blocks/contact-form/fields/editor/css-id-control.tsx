import { store as blockEditorStore } from '@wordpress/block-editor';
import { TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';
import { FieldProblem, useTyped } from '#shared/ui';
import { cssId } from '../rules/options';
import { messages } from '../messages';

/** Control for the author's CSS ID; reports an ID that another block of the post already uses. */
export function CssIdControl( {
	id,
	clientId,
	onChange,
}: {
	id: string;
	clientId: string;
	onChange( id: string ): void;
} ): ReactNode {
	const isTaken = useSelect(
		( select ) => {
			const { getClientIdsWithDescendants, getBlockAttributes } =
				select( blockEditorStore );
			return (
				id !== '' &&
				( getClientIdsWithDescendants() as string[] ).some(
					( other ) =>
						other !== clientId &&
						[ 'id', 'anchor' ].some(
							( name ) =>
								getBlockAttributes( other )?.[ name ] === id
						)
				)
			);
		},
		[ id, clientId ]
	);
	const { text, handleChange, handleBlur } = useTyped( id, cssId, onChange );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ messages.cssId() }
			help={
				isTaken ? (
					<FieldProblem>{ messages.cssIdTaken() }</FieldProblem>
				) : (
					messages.cssIdHelp()
				)
			}
			value={ text }
			onChange={ handleChange }
			onBlur={ handleBlur }
		/>
	);
}
