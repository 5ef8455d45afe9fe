import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { errorMessage, useConnectedEndpoint } from '#shared/api';
import { connectionUrl, readInitialState } from '#shared/initial-state';
import { useBlockProps } from '@wordpress/block-editor';
import { Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { readConnection } from './api';
import type { attributes as schema } from './attributes';
import { Inspector } from './editor/inspector';
import { NoAccount } from './editor/not-connected';
import { SignupForm, useSample } from './editor/signup-form';
import { messages } from './messages';

/** URL of the Mailchimp connection in this site's settings. Used for administrators if the server sends no URL. */
const settingsUrl = () => {
	const { adminUrl, can } = readInitialState();
	return can.manageOptions && adminUrl ? connectionUrl( 'mailchimp' ) : null;
};

/** Loads the connection status, then shows the form or explains how to connect. */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const connection = useConnectedEndpoint(
		'mailchimp',
		readConnection,
		attributes.preview ? null : {}
	);
	const { sample, showSample } = useSample();
	const blockProps = useBlockProps( {
		'aria-busy': connection.status === 'loading',
	} );
	if ( connection.status === 'loading' ) {
		return (
			<div { ...blockProps }>
				<Spinner />
				<span>{ messages.checking() }</span>
			</div>
		);
	}
	if ( ! attributes.preview && ! connection.data?.isConnected ) {
		return (
			<div { ...blockProps }>
				<NoAccount
					connectUrl={
						connection.error
							? settingsUrl()
							: ( connection.data?.connectUrl ?? null )
					}
					// A missing connection is not an error: the block shows what is missing.
					error={
						connection.error &&
						connection.error.code !== 'missing_connection'
							? errorMessage( connection.error )
							: ''
					}
					clientId={ clientId }
					onRecheck={ connection.retry }
				/>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				connectUrl={ connection.data?.connectUrl ?? null }
				onSample={ showSample }
				clientId={ clientId }
			/>
			<SignupForm
				attributes={ attributes }
				setAttributes={ setAttributes }
				sample={ sample }
			/>
		</div>
	);
}
