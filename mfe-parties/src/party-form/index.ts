export { AddressFields } from './address-fields';
export { CreateParty } from './create-party';
export { UpdateParty } from './update-party';
