import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { Inspector } from './editor/inspector';
import { SubscribeForm } from './editor/subscribe-form';
import { UsernameForm } from './editor/username-form';

/** Asks for the username, then is the form. */
export function Edit( {
	attributes,
	setAttributes,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const blockProps = useBlockProps();
	return attributes.revueUsername.trim() ? (
		<div { ...blockProps }>
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<SubscribeForm
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
		</div>
	) : (
		<div { ...blockProps }>
			<UsernameForm
				onChoose={ ( revueUsername ) =>
					setAttributes( { revueUsername } )
				}
			/>
		</div>
	);
}
