import { NotReady } from '#shared/not-ready';
import { ReplaceButton } from '#shared/ui';
import { createBlock } from '@wordpress/blocks';
import { ExternalLink, Flex, Notice, Placeholder } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
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

/** A link to the website of a service. */
export function SiteLink( {
	name,
	url,
}: {
	/** Name of the service, such as "Mailchimp". */
	name: string;
	url: string;
} ): ReactNode {
	return (
		<ExternalLink href={ url }>
			{ sprintf(
				/* translators: %s: name of a newsletter service, such as Mailchimp. */
				__( 'Open %s', 'dovetail-blocks' ),
				name
			) }
		</ExternalLink>
	);
}

/**
 * Shows an error from the service, how to connect the service, the services' websites, and the form block that works
 * without an account.
 */
export function NotConnected( {
	error,
	clientId,
	form,
	sites,
	children,
	...placeholder
}: Replacement & {
	/** Error message; empty without an error. */
	error: string;
	/** Websites of the services that the form works with, by name. */
	sites: Readonly< Record< string, string > >;
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
			{ /* On a line of its own. Inside a div, because WordPress centers the content of a narrow placeholder's own children. */ }
			<div style={ { width: '100%' } }>
				<Flex justify="flex-start" wrap>
					{ Object.entries( sites ).map( ( [ name, url ] ) => (
						<SiteLink key={ name } name={ name } url={ url } />
					) ) }
				</Flex>
			</div>
			<FormWithoutAccount clientId={ clientId } form={ form } />
		</Placeholder>
	);
}
