import { readInitialState } from '#shared/initial-state';
import { useInnerBlocksProps } from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { fieldsOf } from '../rules/fields';
import { EditableField } from './editable-field';
import type { Editing } from './types';

/** The form as a visitor sees it; labels, placeholders and the button are written in place. */
export function SubscribeForm( {
	attributes,
	setAttributes,
}: Editing ): ReactNode {
	const template = useMemo(
		() => [
			[
				'dovetail/button',
				{ element: 'button', text: messages.button() },
			],
		],
		[]
	);
	const innerBlocksProps = useInnerBlocksProps(
		{},
		{
			allowedBlocks: [ 'dovetail/button' ],
			template,
			templateLock: 'all',
		}
	);
	return (
		<>
			{ ! readInitialState().services.newsletter && (
				<Notice status="warning" isDismissible={ false }>
					{ messages.noProvider() }
				</Notice>
			) }
			<div className={ `${ ROOT_CLASS }__form` }>
				{ fieldsOf( attributes ).map( ( field ) => (
					<EditableField
						key={ field.kind }
						name={ messages[ field.kind ]() }
						label={ attributes[ field.label ] }
						placeholder={ attributes[ field.placeholder ] }
						usualPlaceholder={ messages[ field.placeholder ]() }
						onLabel={ ( text ) =>
							setAttributes( { [ field.label ]: text } )
						}
						onPlaceholder={ ( text ) =>
							setAttributes( { [ field.placeholder ]: text } )
						}
					/>
				) ) }
				<div { ...innerBlocksProps } />
			</div>
		</>
	);
}
