import {
	Button,
	ExternalLink,
	Notice,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import type { MapKey } from './use-map-key';

/** Where Mapbox gives keys. */
const KEYS_PAGE = 'https://account.mapbox.com/access-tokens/';

/** The one field for the site's map key; why a key was refused stands beside it. */
export function KeyForm( {
	mapKey: { service, save },
}: {
	mapKey: MapKey;
} ): ReactNode {
	const [ typed, setTyped ] = useState( service?.key ?? '' );
	const [ problem, setProblem ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	return (
		<form
			className="dovetail-map-key"
			onSubmit={ async ( event ) => {
				event.preventDefault();
				setBusy( true );
				const refusal = await save( typed );
				setBusy( false );
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
				isBusy={ isBusy }
				disabled={ isBusy || typed.trim() === '' }
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
