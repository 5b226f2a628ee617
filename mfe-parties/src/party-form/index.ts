export { AddressFields } from './address-fields';
export { CreateParty } from './create-party';
export { idTypes, PayeeFields } from './payee-fields';
export { UpdateParty } from './update-party';
