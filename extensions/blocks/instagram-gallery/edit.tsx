import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useIsPreview } from '#shared/ui';
import { useWriteWithoutStep } from '#shared/undo';
import { useBlockProps } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Account } from './api';
import type { attributes as schema } from './attributes';
import { Connect } from './editor/connect';
import { EXAMPLE_PICTURES } from './editor/example-pictures';
import { Grid, Posts } from './editor/posts';

type Attributes = AttributesOf< typeof schema >;

const NO_ACCOUNT = { accessToken: '', instagramUser: '' };

/** Shows the connection form, then the posts of the account. */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< Attributes > ): ReactNode {
	const { accessToken, isStackedOnMobile } = attributes;
	const [ hasFailed, setHasFailed ] = useState( false );
	const isPreview = useIsPreview();
	const blockProps = useBlockProps( {
		className: isStackedOnMobile ? 'is-stacked-on-mobile' : undefined,
	} );
	const writeWithoutStep = useWriteWithoutStep< Attributes >( clientId );
	const forget = () => setAttributes( NO_ACCOUNT );

	if ( isPreview ) {
		return (
			<div { ...blockProps }>
				<Grid
					pictures={ accessToken ? [] : EXAMPLE_PICTURES }
					{ ...attributes }
				/>
			</div>
		);
	}
	if ( ! accessToken ) {
		return (
			<div { ...blockProps }>
				<Connect
					hasFailed={ hasFailed }
					onChoose={ ( { reference, username }: Account ) => {
						setHasFailed( false );
						setAttributes( {
							accessToken: reference,
							instagramUser: username,
						} );
					} }
					onFail={ () => {
						setHasFailed( true );
						forget();
					} }
				/>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			<Posts
				attributes={ attributes }
				setAttributes={ setAttributes }
				onForget={ forget }
				onRefuse={ () => {
					setHasFailed( true );
					writeWithoutStep( NO_ACCOUNT );
				} }
			/>
		</div>
	);
}
