import { escapeRichText, toRichTextValue } from '#shared/attributes';
import type { EditingProps } from '#shared/definitions';
import { RichText, useInnerBlocksProps } from '@wordpress/block-editor';
import { useEffect, useMemo, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';

/** Notifications, identified by the attribute that contains their text. */
export const LABELS = [
	'processingLabel',
	'successLabel',
	'errorLabel',
] as const;

export type Label = ( typeof LABELS )[ number ];

/** Default texts of notifications. */
export const defaultLabels: Readonly< Record< Label, () => string > > = {
	processingLabel: messages.processing,
	successLabel: messages.success,
	errorLabel: messages.error,
};

/** The form as visitors see it. The button and the consent text can be edited in place. */
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
				placeholder={ messages.defaultConsent() }
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

/** Milliseconds during which a sample notification is shown. */
export const SAMPLE_MS = 3000;

/** Returns the current sample notification, and a function to show one. The notification disappears by itself. */
export function useSample(): {
	sample: Label | null;
	showSample( label: Label ): void;
} {
	// Each edit sets a new object, which restarts the timer.
	const [ shown, setShown ] = useState< { label: Label } | null >( null );
	useEffect( () => {
		if ( ! shown ) {
			return;
		}
		const timer = setTimeout( () => setShown( null ), SAMPLE_MS );
		return () => clearTimeout( timer );
	}, [ shown ] );
	return {
		sample: shown?.label ?? null,
		showSample: ( label ) => setShown( { label } ),
	};
}
