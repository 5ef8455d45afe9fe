import { fieldEdit } from '../../field/field-edit';

export const Edit = fieldEdit( 'text' );
