import {
	Button,
	ExternalLink,
	Notice,
	Placeholder,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import type { ReactNode } from 'react';
import { BlockIcon } from '@wordpress/block-editor';
import { readInitialState } from '#shared/initial-state';
import { messages } from '../messages';
import { icon } from '../icon';
import type { MapSource } from './use-map-source';

/** Where to get a Mapbox key. */
const KEYS_PAGE = 'https://account.mapbox.com/access-tokens/';

/** Field for the site's map key, with the reason why a key was rejected. */
export function KeyForm( {
	source: { service, isSaving, save },
}: {
	source: MapSource;
} ): ReactNode {
	const [ typed, setTyped ] = useState( service?.key ?? '' );
	const [ problem, setProblem ] = useState( '' );
	return (
		<form
			className="dovetail-map-key"
			onSubmit={ async ( event ) => {
				event.preventDefault();
				const refusal = await save( typed );
				setProblem( refusal );
				if ( ! refusal ) {
					speak( messages.keySaved() );
				}
			} }
		>
			<TextControl
				__next40pxDefaultSize
				label={ messages.mapKey() }
				value={ typed }
				placeholder="pk."
				autoComplete="off"
				spellCheck={ false }
				onChange={ setTyped }
			/>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			<Button
				__next40pxDefaultSize
				variant="primary"
				type="submit"
				isBusy={ isSaving }
				disabled={ isSaving || typed.trim() === '' }
				accessibleWhenDisabled
			>
				{ messages.saveKey() }
			</Button>{ ' ' }
			<ExternalLink href={ KEYS_PAGE }>
				{ messages.getKey() }
			</ExternalLink>
		</form>
	);
}

/** Placeholder for a chosen service that lacks something: what works without it, and a link for users who can fix it. */
export function SourcePlaceholder( {
	source,
}: {
	source: MapSource;
} ): ReactNode {
	const isAllowed = readInitialState().can.manageOptions;
	const isKeyMissing = source.provider === 'mapbox';
	return (
		<Placeholder
			icon={ <BlockIcon icon={ icon } showColors /> }
			label={ messages.title() }
			instructions={
				isKeyMissing ? messages.noKey() : messages.noAddress()
			}
			isColumnLayout
		>
			{ isAllowed && isKeyMissing && <p>{ messages.enterKey() }</p> }
			{ ! isAllowed && <p>{ messages.askForSource() }</p> }
			{ isAllowed && isKeyMissing && <KeyForm source={ source } /> }
			{ isAllowed && <SettingsLink /> }
		</Placeholder>
	);
}

/** The way to the page where the owner chooses where maps come from. */
export function SettingsLink(): ReactNode {
	return (
		<p>
			<ExternalLink href={ settingsAddress( 'blocks' ) }>
				{ messages.chooseSource() }
			</ExternalLink>
		</p>
	);
}

/** A tab of the settings page. */
export const settingsAddress = ( tab: 'blocks' | 'services' ) =>
	`${ readInitialState().adminUrl }options-general.php?page=dovetail-blocks&tab=${ tab }`;
