import { NotReady } from '#shared/not-ready';
import { ReplaceButton } from '#shared/ui';
import { createBlock } from '@wordpress/blocks';
import { Notice, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ReactNode } from 'react';

type Replacement = {
	clientId: string;
	/** Name of the form block that works without an account. */
	form: string;
	emailPlaceholder?: string;
};

/**
 * Describes the form block that works without an account, and offers to replace the block with it. The new block keeps
 * the texts of the field and the button.
 */
export function FormWithoutAccount( {
	clientId,
	form,
	emailPlaceholder,
}: Replacement ): ReactNode {
	return (
		<>
			<p>
				{ __(
					'The subscription form needs no account: this site emails new posts to your subscribers.',
					'dovetail-blocks'
				) }
			</p>
			<ReplaceButton
				clientId={ clientId }
				block={ form }
				convert={ ( [ button ] ) =>
					createBlock( form, {
						className: 'is-style-theme',
						subscribePlaceholder: emailPlaceholder,
						submitButtonText: button?.attributes.text,
					} )
				}
			>
				{ __( 'Use the subscription form instead', 'dovetail-blocks' ) }
			</ReplaceButton>
		</>
	);
}

/** Shows an error from the service, how to connect the service, and the form block that works without an account. */
export function NotConnected( {
	error,
	clientId,
	form,
	children,
	...placeholder
}: Replacement & {
	/** Error message; empty without an error. */
	error: string;
	children: ReactNode;
} & Pick<
		ComponentProps< typeof Placeholder >,
		'icon' | 'label' | 'instructions'
	> ): ReactNode {
	return (
		<Placeholder
			{ ...placeholder }
			notices={
				error ? (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) : undefined
			}
		>
			{ ! error && (
				<NotReady>
					{ __(
						'Visitors see nothing until a service is connected.',
						'dovetail-blocks'
					) }
				</NotReady>
			) }
			{ children }
			<FormWithoutAccount clientId={ clientId } form={ form } />
		</Placeholder>
	);
}
