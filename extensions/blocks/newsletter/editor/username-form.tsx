import { toPlainText } from '#shared/attributes';
import { FormWithoutAccount, SiteLink } from '#shared/sign-up/editor';
import {
	Button,
	Notice,
	Placeholder,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Provider } from '../api';
import { icon } from '../icon';
import { messages } from '../messages';
import { isUsername, SITES } from '../rules/fields';
import { SUBSCRIPTION_FORM } from './allowed-blocks';

/** Form for entering the username. An invalid username stays in the field, with an error. */
export function UsernameForm( {
	provider,
	clientId,
	given,
	onChoose,
}: {
	provider: Provider;
	clientId: string;
	/** The block's current username, which may be invalid at this provider. */
	given: string;
	/** Called with a valid username. */
	onChoose( username: string ): void;
} ): ReactNode {
	const [ typed, setTyped ] = useState( given );
	const [ isRefused, setRefused ] = useState( given.trim() !== '' );
	const username = toPlainText( typed ).trim();
	const site = SITES[ provider.name ];
	return (
		<Placeholder
			icon={ icon }
			label={ messages.title() }
			instructions={ messages.instructions( provider.name ) }
		>
			<form
				className="wp-block-dovetail-newsletter__username"
				onSubmit={ ( event ) => {
					event.preventDefault();
					if ( isUsername( provider, username ) ) {
						onChoose( username );
					} else {
						setRefused( username !== '' );
					}
				} }
			>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.enterUsername( provider.name ) }
					autoComplete="off"
					spellCheck={ false }
					value={ typed }
					onChange={ ( text ) => {
						setTyped( text );
						setRefused( false );
					} }
				/>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					disabled={ ! username }
					accessibleWhenDisabled
				>
					{ messages.addForm() }
				</Button>
			</form>
			{ isRefused && (
				<Notice status="error" isDismissible={ false }>
					{ messages.noUsername( provider.name ) }
				</Notice>
			) }
			{ /* Placed before the link, because in WordPress the Tab key leaves a block at its first link. */ }
			<FormWithoutAccount
				clientId={ clientId }
				form={ SUBSCRIPTION_FORM }
			/>
			{ site && <SiteLink name={ provider.name } url={ site } /> }
		</Placeholder>
	);
}
