import { RichText, useInnerBlocksProps } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { escapeRichText, toRichTextValue } from '#shared/attributes';
import { messages } from '../messages';
import type { EditingProps } from '#shared/definitions';
import type { attributes as schema } from '../attributes';
import type { Label } from './labels';
import { ROOT_CLASS } from '../markup';

/** Default texts of notifications. */
export const defaultLabels: Readonly< Record< Label, () => string > > = {
	processingLabel: messages.processing,
	successLabel: messages.success,
	errorLabel: messages.error,
};

/** The form as visitors see it, with the button and consent text edited in place. */
export function SignupForm( {
	attributes,
	setAttributes,
	sample,
}: EditingProps< typeof schema > & { sample: Label | null } ): ReactNode {
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
		{ className: `${ ROOT_CLASS }__button` },
		{
			allowedBlocks: [ 'dovetail/button' ],
			template,
			templateLock: 'all',
		}
	);
	return (
		<>
			<div className={ `${ ROOT_CLASS }__fields` }>
				<input
					className={ `${ ROOT_CLASS }__email` }
					type="email"
					disabled
					aria-label={ messages.email() }
					placeholder={
						attributes.emailPlaceholder ||
						messages.emailPlaceholder()
					}
				/>
				<div { ...innerBlocksProps } />
			</div>
			<RichText
				tagName="p"
				className={ `${ ROOT_CLASS }__consent` }
				identifier="consentText"
				aria-label={ messages.consent() }
				placeholder={ messages.consent() }
				allowedFormats={ [ 'core/bold', 'core/italic', 'core/link' ] }
				value={ toRichTextValue(
					attributes.consentText ?? messages.defaultConsent()
				) }
				onChange={ ( html ) =>
					setAttributes( { consentText: escapeRichText( html ) } )
				}
			/>
			{ sample && (
				<p
					className={ `${ ROOT_CLASS }__${
						sample === 'errorLabel' ? 'error' : 'status'
					}` }
					role="status"
				>
					{ attributes[ sample ] || defaultLabels[ sample ]() }
				</p>
			) }
		</>
	);
}
